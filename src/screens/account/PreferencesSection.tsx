/** Preferences on the page of the own account. Each choice applies at once. */
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useLookChoices } from '#src/preferences/choices.ts'
import { useKeyChoice } from '#src/preferences/keyChoice.ts'
import type { Choice } from '#src/preferences/ChoiceMenu.tsx'
import { Section } from './Section.tsx'

export const PreferencesSection = () => {
  const translate = useTranslate()
  return (
    <Section title={translate('shell.preferences.title')} lead={translate('shell.preferences.lead')}>
      {[...useLookChoices(), useKeyChoice()].map((choice) => (
        <ChoiceGroup key={choice.label} {...choice} />
      ))}
    </Section>
  )
}

const ChoiceGroup = ({ label, value, options, onChoose }: Choice) => {
  const id = useId()
  return (
    <FormControl sx={{ display: 'block', mt: 2 }}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {Object.entries(options).map(([option, text]) => (
          <FormControlLabel key={option} value={option} label={text} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
