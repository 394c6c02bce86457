/** How somebody likes to work, on the page of one's own account. Each choice holds at once. */
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Paper from '@mui/material/Paper'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useLookChoices } from '#src/layout/choices.ts'
import type { Choice } from '#src/layout/ChoiceMenu.tsx'

export const PreferencesSection = () => {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={heading} component="h2" variant="h2">
        {translate('shell.preferences.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('shell.preferences.lead')}
      </Typography>
      {useLookChoices().map((choice) => (
        <ChoiceGroup key={choice.label} {...choice} />
      ))}
    </Paper>
  )
}

const ChoiceGroup = ({ label, value, options, onChoose }: Choice) => {
  const id = useId()
  return (
    <FormControl sx={{ display: 'block', '& + &': { mt: 1.5 } }}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {Object.entries(options).map(([option, text]) => (
          <FormControlLabel key={option} value={option} label={text} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
