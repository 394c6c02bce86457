/** Choice of what becomes of the record that is replaced, with the reasons against impossible endings. */
import Alert from '@mui/material/Alert'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Ending, Preview } from './replacement.ts'

type EndingsProps = {
  /** Title of the record that is replaced. */
  title: string
  endings: Preview['endings']
  /** Absent: none is possible. */
  chosen: Ending | undefined
  onChoose: (ending: Ending) => void
}

export const Endings = ({ title, endings, chosen, onChoose }: EndingsProps) => {
  const translate = useTranslate()
  const label = useId()
  if (chosen === undefined)
    return <Alert severity="error">{[...new Set(endings.flatMap(({ errors }) => errors))].join(' ')}</Alert>
  return (
    <FormControl>
      <FormLabel id={label} sx={{ overflowWrap: 'anywhere' }}>
        {translate('replace.ending.title', { title })}
      </FormLabel>
      <RadioGroup aria-labelledby={label} value={chosen} onChange={(_, value) => onChoose(value as Ending)}>
        {endings.map(({ ending, errors }) => (
          <FormControlLabel
            key={ending}
            value={ending}
            disabled={errors.length > 0}
            label={
              <>
                {translate(`replace.ending.${ending}`)}
                {errors.length > 0 && (
                  <Typography variant="caption" sx={{ display: 'block' }}>
                    {errors.join(' ')}
                  </Typography>
                )}
              </>
            }
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
