/** The table of watched files. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { PartialCheckbox } from '#resources/table/PartialCheckbox.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { daysBetween } from '#domain/time/calendar.ts'
import { dayOf } from '#domain/time/day.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { file } from '#schemas/generated/file.ts'
import { rowTable } from '#src/screens/processing/rowTable.ts'
import type { Watched } from './watchedFiles.ts'

type WatchedTableProps = {
  items: readonly Watched[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  selectable: boolean
}

const columns = ['file', 'debtor', 'outstanding', 'since', 'lastCheck', 'reason', 'limitationDate'] as const
/** Days before its last day from which a claim is shown as urgent. */
const urgent = 180

export const WatchedTable = ({ items, chosen, onChoose, selectable }: WatchedTableProps) => {
  const translate = useTranslate()
  const of = (name: string) => translate(`processing.watched.columns.${name}`)
  const all = items.map((item) => item.file.id)
  const count = all.filter((id) => chosen.has(id)).length
  const toggle = (ids: readonly number[], isOn: boolean) =>
    onChoose(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))))
  return (
    <Box component="table" aria-label={translate('processing.watched.title')} sx={[rowTable, style].flat()}>
      <thead>
        <tr>
          <td className="choice">
            {selectable && (
              <PartialCheckbox
                label={translate('processing.chooseAll')}
                size="small"
                checked={count > 0 && count === all.length}
                indeterminate={count > 0 && count < all.length}
                onChange={(_event, isOn) => toggle(all, isOn)}
              />
            )}
          </td>
          {columns.map((name) => (
            <th key={name} scope="col" className={name}>
              {of(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <WatchedRow
            key={item.file.id}
            {...{ item, labelOf: of, selectable }}
            isChosen={chosen.has(item.file.id)}
            onToggle={(isOn) => toggle([item.file.id], isOn)}
          />
        ))}
      </tbody>
    </Box>
  )
}

type WatchedRowProps = {
  item: Watched
  labelOf: (column: string) => string
  selectable: boolean
  isChosen: boolean
  onToggle: (isOn: boolean) => void
}

const WatchedRow = ({ item, labelOf, selectable, isChosen, onToggle }: WatchedRowProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const path = useRecordPath(file.name)(item.file.id)
  const [today] = useState(() => dayOf(Date.now()))
  const label = (name: string) => ({ 'data-label': labelOf(name), className: name })
  const left = item.limitationDate ? daysBetween(today, item.limitationDate) : undefined
  return (
    <tr>
      <td className="choice">
        {selectable && (
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={(_event, isOn) => onToggle(isOn)}
            slotProps={{ input: { 'aria-label': translate('processing.choose', { file: item.file.number }) } }}
          />
        )}
      </td>
      <th scope="row" className="file">
        {path === undefined ? item.file.number : <LinkBase to={path}>{item.file.number}</LinkBase>}
      </th>
      <td {...label('debtor')}>
        {item.debtor}
        {item.customer && <span className="more">{item.customer}</span>}
      </td>
      <td {...label('outstanding')}>{item.outstanding && formatMoney(item.outstanding, locale)}</td>
      <td {...label('since')}>
        {item.since ? formatDay(item.since) : '–'}
        {item.since && (
          <span className="more">
            {translate('processing.watched.age', { smart_count: daysBetween(item.since, today) })}
          </span>
        )}
      </td>
      <td {...label('lastCheck')}>
        {item.lastCheck ? formatDay(item.lastCheck) : translate('processing.watched.never')}
      </td>
      <td {...label('reason')}>{item.reason ?? '–'}</td>
      <td {...label('limitationDate')}>
        {item.limitationDate ? formatDay(item.limitationDate) : '–'}
        {left !== undefined && left < urgent && (
          <Box component="span" className="more" sx={{ '&&': { color: 'error.main' } }}>
            {left < 0
              ? translate('processing.watched.passed')
              : translate('processing.watched.left', { smart_count: left })}
          </Box>
        )}
      </td>
    </tr>
  )
}

const style = {
  '& .file': { width: 120 },
  '& .outstanding': { width: 120, textAlign: 'right' },
  '& .since, & .lastCheck, & .limitationDate': { width: 128 },
} as const
