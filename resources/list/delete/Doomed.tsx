/** Records to be deleted: their number, some names and, above a hundred, a field to type the number into. */
import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { RecordId } from '#resources/paths.ts'
import type { Entity } from '#schemas/entity.ts'
import { Along } from './Along.tsx'

/** Largest number confirmed without typing it. */
export const mostWithoutNumber = 100
/** Names listed; the others are counted. */
const mostNames = 5

type DoomedProps = {
  entity: Entity
  ids: readonly RecordId[]
  /** Titles of records that were loaded. */
  titles: ReadonlyMap<RecordId, string>
  typed: string
  onType: (text: string) => void
}

export const Doomed = ({ entity, ids, titles, typed, onType }: DoomedProps) => {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const names = ids.flatMap((id) => titles.get(id) ?? []).slice(0, mostNames)
  const more = ids.length - names.length
  return (
    <>
      <DialogContentText>
        {translate('list.deleteSeveral', { smart_count: ids.length, count: format(ids.length) })}
      </DialogContentText>
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {more > 0 && names.length > 0 && (
          <li>{translate('list.andMore', { smart_count: more, count: format(more) })}</li>
        )}
      </Box>
      <Along entity={entity} ids={ids} />
      {ids.length > mostWithoutNumber && (
        <TextField
          fullWidth
          size="small"
          sx={{ mt: 2 }}
          label={translate('list.typeNumber', { number: ids.length })}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
    </>
  )
}

/** Whether the typed number is right, with or without thousands separators. */
export const isConfirmed = (count: number, typed: string): boolean =>
  count <= mostWithoutNumber || typed.replace(/[\s.,\u00a0\u202f]/g, '') === String(count)
