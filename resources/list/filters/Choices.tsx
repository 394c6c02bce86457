/** Values of an enum as checkboxes; for a free list, texts separated by commas. */
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { Count, countedInput } from './Count.tsx'
import { useFacet } from './useFacet.ts'
import type { ValuesProps } from './valuesProps.ts'

export const Choices = ({ property, label, drafts, onChange, mistake }: ValuesProps) => {
  const valueText = useValueText(property.through?.property.name ?? property.name, property.through?.entity)
  const facet = useFacet(property)
  const { values } = property
  if (!values) return <Texts {...{ label, drafts, onChange, mistake }} />
  const toggle = (value: string) =>
    onChange(drafts.includes(value) ? drafts.filter((one) => one !== value) : [...drafts, value])
  return (
    <FormControl component="fieldset" error={mistake !== undefined}>
      <FormLabel component="legend" sx={{ fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <FormGroup sx={{ maxHeight: 260, overflow: 'auto', flexWrap: 'nowrap' }}>
        {values.map((value, index) => (
          <FormControlLabel
            key={value}
            label={<Count label={valueText(value)} count={facet.text(value)} />}
            control={
              <Checkbox
                size="small"
                autoFocus={index === 0}
                checked={drafts.includes(value)}
                onChange={() => toggle(value)}
                slotProps={{ input: countedInput(valueText(value), facet.text(value)) }}
              />
            }
          />
        ))}
      </FormGroup>
      {mistake && <FormHelperText>{mistake}</FormHelperText>}
    </FormControl>
  )
}

const Texts = ({
  label,
  drafts,
  onChange,
  mistake,
}: Pick<ValuesProps, 'label' | 'drafts' | 'onChange' | 'mistake'>) => {
  const [text, setText] = useState(drafts.join(', '))
  const handleText = (next: string) => {
    setText(next)
    onChange(
      next
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
  }
  return (
    <TextField
      autoFocus
      size="small"
      label={label}
      value={text}
      error={mistake !== undefined}
      helperText={mistake}
      onChange={(event) => handleText(event.target.value)}
    />
  )
}
