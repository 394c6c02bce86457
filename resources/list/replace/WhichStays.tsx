/** Choice of the record that stays, of two. */
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Related } from '#resources/texts/relatedText.ts'

type WhichStaysProps = {
  records: readonly Related[]
  titleOf: (record: Related) => string
  chosen: Related | null
  onChoose: (record: Related | null) => void
}

export const WhichStays = ({ records, titleOf, chosen, onChoose }: WhichStaysProps) => {
  const translate = useTranslate()
  const label = useId()
  return (
    <FormControl>
      <FormLabel id={label}>{translate('replace.stays')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={String(chosen?.id)}
        onChange={(_, value) => onChoose(records.find(({ id }) => String(id) === value) ?? null)}
      >
        {records.map((record) => (
          <FormControlLabel
            key={record.id}
            value={String(record.id)}
            // Two that are to become one are often called the same.
            label={translate('replace.numbered', { title: titleOf(record), id: record.id })}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
