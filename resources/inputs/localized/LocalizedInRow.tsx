/** Text per language in one field with a language select, for narrow places. */
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Field } from '#resources/inputs/Field.tsx'
import { useLocalized, type LocalizedProps } from './useLocalized.ts'

export const LocalizedInRow = (props: LocalizedProps) => {
  const { languages, lines } = props
  const { control, first, textOf, messageOf, nameOf, isMissing, hasSome, changeOne, leave } = useLocalized(props)
  const translate = useTranslate()
  const [chosen, setChosen] = useState(first)
  const faulty = languages.find(messageOf)
  const message =
    messageOf(chosen) ?? (faulty && translate('phrase.labelled', { label: nameOf(faulty), value: messageOf(faulty) }))
  return (
    <Field
      control={{ ...control, invalid: faulty !== undefined, note: message ?? control.note }}
      value={textOf(chosen)}
      onChange={(event) => changeOne(chosen, event.target.value || null)}
      onBlur={leave}
      multiline={lines}
      autoComplete="off"
      slotProps={{
        htmlInput: { lang: chosen },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="select"
                aria-label={translate('phrase.labelled', {
                  label: control.label,
                  value: translate('form.localized.language'),
                })}
                value={chosen}
                onChange={(event: React.ChangeEvent<HTMLSelectElement>) => setChosen(event.target.value)}
                sx={{
                  border: 0,
                  bgcolor: 'transparent',
                  color: 'text.secondary',
                  font: 'inherit',
                  py: 0.5,
                  cursor: 'pointer',
                }}
              >
                {languages.map((language) => (
                  <option key={language} value={language} aria-label={nameOf(language)}>
                    {language.toUpperCase() + (hasSome && isMissing(language) ? ' –' : '')}
                  </option>
                ))}
              </Box>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
