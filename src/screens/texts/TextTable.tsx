/** List of texts, one key per row with the languages side by side; stacked on a narrow screen. */
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'
import { useLanguage } from '#src/preferences/language.tsx'
import { languageNames } from '#schemas/product.ts'
import { tableStyle } from './tableStyle.ts'
import { localesFor, textOf, type TextItem, type Wording } from './texts.ts'
import { WordedText } from './WordedText.tsx'

type TextTableProps = { items: readonly TextItem[]; onEdit: (item: TextItem) => void }

export const TextTable = ({ items, onEdit }: TextTableProps) => {
  const translate = useTranslate()
  const locales = localesFor(useLanguage().locale)
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{translate('texts.key')}</th>
          {locales.map((locale) => (
            <th key={locale} scope="col">
              {languageNames[locale]}
            </th>
          ))}
          <th scope="col" className="actions">
            <span className="unseen">{translate('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.key} onClick={() => onEdit(item)}>
            <th scope="row">{item.key}</th>
            {locales.map((locale) => (
              <Cell key={locale} locale={locale} wording={item.texts[locale]} />
            ))}
            <td className="actions">
              <IconButton
                size="small"
                aria-label={translate('texts.edit', { key: item.key })}
                onClick={(event) => {
                  event.stopPropagation()
                  onEdit(item)
                }}
              >
                <Edit fontSize="small" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const Cell = ({ locale, wording }: { locale: Locale; wording: Wording }) => {
  const translate = useTranslate()
  const text = textOf(wording)
  return (
    <td data-label={languageNames[locale]}>
      {wording.changed !== null && (
        <Chip size="small" color="primary" variant="outlined" label={translate('texts.changedMark')} sx={{ mb: 0.5 }} />
      )}
      {wording.changed === null && wording.original === null ? (
        <em>{translate('texts.noText')}</em>
      ) : (
        <span className="text" lang={locale}>
          <WordedText text={text} />
        </span>
      )}
    </td>
  )
}
