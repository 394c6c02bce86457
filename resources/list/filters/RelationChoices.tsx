/** Choice of several related records; for accounts also "me", whoever reads the list. */
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { Count, countedInput } from './Count.tsx'
import { useFacet } from './useFacet.ts'
import { me, useRelated } from './useRelatedNames.ts'
import type { ValuesProps } from './valuesProps.ts'

/** Choices that are offered at once, those that occur most. */
const mostOffered = 6

export const RelationChoices = ({ property, label, drafts, onChange, mistake }: ValuesProps) => {
  const { relation } = property
  const facet = useFacet(property)
  const translate = useTranslate()
  const chosen = useRelated(relation, drafts)
  const isMe = drafts.includes(me)
  const withMe = (ids: readonly (string | number)[], wanted: boolean) => (wanted ? [me, ...ids] : ids)
  const ids = chosen.map(({ id }) => id)
  const offered = facet.choices
    .flatMap(({ value }) => (isObject(value) ? [value as Related] : []))
    .slice(0, mostOffered)
  const toggle = (id: string | number, wanted: boolean) =>
    onChange(wanted ? [...drafts, id] : drafts.filter((one) => String(one) !== String(id)))
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
      {offered.length > 0 && (
        <FormGroup aria-label={translate('filter.most')} role="group">
          {offered.map((one) => (
            <FormControlLabel
              key={one.id}
              label={<Count label={relatedText(one, relation?.embed ?? [])} count={facet.text(one.id)} />}
              control={
                <Checkbox
                  size="small"
                  checked={drafts.some((id) => String(id) === String(one.id))}
                  onChange={(_, wanted) => toggle(one.id, wanted)}
                  slotProps={{ input: countedInput(relatedText(one, relation?.embed ?? []), facet.text(one.id)) }}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </Box>
  )
}
