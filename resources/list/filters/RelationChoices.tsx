/** Choice of several related records; for accounts also "me", whoever reads the list. */
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { Related } from '#resources/texts/related.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { me, useRelated } from './useRelatedNames.ts'
import type { ValuesProps } from './valuesProps.ts'

export const RelationChoices = ({ property: { relation }, label, drafts, onChange, mistake }: ValuesProps) => {
  const translate = useTranslate()
  const chosen = useRelated(relation, drafts)
  const isMe = drafts.includes(me)
  const withMe = (ids: readonly (string | number)[], wanted: boolean) => (wanted ? [me, ...ids] : ids)
  const ids = chosen.map(({ id }) => id)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {relation?.entity === 'user' && (
        <FormControlLabel
          label={translate('filter.me')}
          control={<Checkbox size="small" checked={isMe} onChange={(_, wanted) => onChange(withMe(ids, wanted))} />}
        />
      )}
      <RelationPicker<true>
        multiple
        reference={relation?.entity ?? ''}
        embed={relation?.embed ?? []}
        value={chosen}
        onChange={(next: Related[]) =>
          onChange(
            withMe(
              next.map(({ id }) => id),
              isMe,
            ),
          )
        }
        input={(params) => (
          <TextField
            {...params}
            autoFocus
            size="small"
            label={label}
            error={mistake !== undefined}
            helperText={mistake}
          />
        )}
      />
    </Box>
  )
}
