/** A claim in the table: its cells, and notes on interest, limitation, and other files that have it. */
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Fragment, type KeyboardEvent } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { claimFields, claimTypes, isDayField, neat, unreadable, type ClaimField, type ClaimRow } from './claimRows.ts'
import type { Errors } from './typedFile.ts'
import type { Preview } from './usePreview.ts'

type ClaimCellsProps = {
  row: ClaimRow
  place: number
  errors: Errors
  /** Labels stand at the cells, not above their columns. */
  isNarrow: boolean
  said: NonNullable<Preview['claims'][number]> | undefined
  duplicates: Preview['duplicates']
  onChange: (row: ClaimRow) => void
  onKey: (event: KeyboardEvent, field: ClaimField) => void
  onRemove: (() => void) | undefined
}

export const claimTracks = {
  gridTemplateColumns: '120px minmax(90px, 1.2fr) 112px 112px 108px minmax(90px, 1.8fr) minmax(72px, 1fr) 40px',
  columnGap: 1,
} as const

export const ClaimCells = (props: ClaimCellsProps) => {
  const { row, place, errors, isNarrow, said, duplicates, onChange, onKey, onRemove } = props
  const translate = useTranslate()
  const name = translate('newFile.claims.one', { number: place + 1 })
  const remove = translate('newFile.claims.remove', { number: place + 1 })
  return (
    <Box
      role="group"
      aria-label={name}
      sx={
        isNarrow
          ? {
              borderLeft: 3,
              borderColor: 'divider',
              pl: 1.5,
              mb: 2,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: '1fr 1fr',
            }
          : { display: 'grid', ...claimTracks, rowGap: 0.5, mb: 1, alignItems: 'start' }
      }
    >
      {claimFields.map((field) => (
        <Cell
          key={field}
          {...{ field, isNarrow }}
          within={name}
          place={place}
          value={row[field]}
          error={errorOf(row, field, errors[`claims.${place}.${field}`], translate)}
          onChange={(text) => onChange({ ...row, [field]: text })}
          onKey={(event) => onKey(event, field)}
        />
      ))}
      {onRemove ? (
        <Tooltip title={remove}>
          <IconButton aria-label={remove} onClick={onRemove} sx={{ justifySelf: 'end' }}>
            <Delete fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <span />
      )}
      <Notes {...{ said, duplicates }} />
    </Box>
  )
}

type CellProps = {
  field: ClaimField
  place: number
  within: string
  value: string
  error: string | undefined
  isNarrow: boolean
  onChange: (text: string) => void
  onKey: (event: KeyboardEvent) => void
}

const Cell = ({ field, place, within, value, error, isNarrow, onChange, onKey }: CellProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const label = translate(`resources.claim.fields.${field}`)
  const ariaLabel = `${label}, ${within}`
  const isChoice = field === 'type'
  return (
    <TextField
      select={isChoice}
      size="small"
      fullWidth
      data-cell={`${place}.${field}`}
      label={isNarrow ? label : undefined}
      value={value}
      autoComplete="off"
      error={error !== undefined}
      helperText={error}
      placeholder={isDayField(field) && !isNarrow ? 'DD-MM-YYYY' : undefined}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={isChoice ? undefined : onKey}
      onBlur={() => !isChoice && neat(field, value, locale) !== value && onChange(neat(field, value, locale))}
      sx={
        isNarrow
          ? { gridColumn: field === 'description' || field === 'type' ? '1 / -1' : undefined }
          : { '& input, & .MuiSelect-select': { px: 1 } }
      }
      slotProps={{
        htmlInput: {
          'aria-label': ariaLabel,
          maxLength: field === 'description' ? 400 : 80,
          ...((isDayField(field) || field === 'amount') && { inputMode: 'decimal' }),
          ...(field === 'amount' && { style: { textAlign: 'right' } }),
        },
        select: { SelectDisplayProps: { 'aria-label': ariaLabel } },
        formHelperText: { sx: { mx: 0.5 } },
      }}
    >
      {isChoice &&
        claimTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`resources.claim.values.type.${type}`)}
          </MenuItem>
        ))}
    </TextField>
  )
}

/** Error of a cell. Unreadable values are told at once, all else once one goes on. */
function errorOf(
  row: ClaimRow,
  field: ClaimField,
  told: string | undefined,
  translate: (key: string) => string,
): string | undefined {
  const key = unreadable(field, row[field])
  return key ? translate(key) : told
}

const Notes = ({ said, duplicates }: Pick<ClaimCellsProps, 'said' | 'duplicates'>) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  if (duplicates.length === 0 && !said?.barred) return null
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', typography: 'body2', color: 'warning.dark' }}>
      {[...new Set(duplicates.map(({ why }) => why))].map((why) => (
        <Typography key={why} variant="body2" color="inherit">
          {translate(`newFile.alike.${why}`)}{' '}
          {duplicates
            .flatMap((one) => (one.why === why && one.file ? [one.file] : []))
            .map((file, nth) => (
              <Fragment key={file.id}>
                {nth > 0 && ', '}
                <Link
                  component={LinkBase}
                  to={createPath({ resource: 'file', type: 'show', id: file.id })}
                  target="_blank"
                  rel="noopener"
                >
                  {file.number}
                </Link>
              </Fragment>
            ))}
        </Typography>
      ))}
      {said?.barred && (
        <Typography variant="body2" color="inherit">
          {translate('newFile.claims.barred', { day: formatDay(said.limitationDate) })}
        </Typography>
      )}
    </Box>
  )
}
