/** Progress of the wizard; visited steps and steps with errors are links. */
import Box from '@mui/material/Box'
import Stepper from '@mui/material/Stepper'
import MuiStep from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import StepLabel from '@mui/material/StepLabel'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'

/** `name`: in the address. */
type Step = { name: string }

type StepNavProps<Of extends Step> = {
  steps: readonly Of[]
  at: number
  /** Furthest step reached. */
  reached: number
  /** Translated. */
  titleOf: (step: Of) => string
  isWrong: (step: Of) => boolean
  onGo: (index: number) => void
}

export const StepNav = <Of extends Step>({ steps, at, reached, titleOf, isWrong, onGo }: StepNavProps<Of>) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width:899.95px)')
  const current = steps[at]
  if (isNarrow)
    return (
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {current && translate('intake.stepOf', { step: at + 1, steps: steps.length, name: titleOf(current) })}
      </Typography>
    )
  return (
    <Box component="nav" aria-label={translate('intake.nav')}>
      <Stepper nonLinear activeStep={at} alternativeLabel>
        {steps.map((step, index) => (
          <MuiStep key={step.name} completed={index < reached && index !== at && !isWrong(step)}>
            <StepButton
              disabled={index > reached}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <StepLabel error={isWrong(step)}>{titleOf(step)}</StepLabel>
            </StepButton>
          </MuiStep>
        ))}
      </Stepper>
    </Box>
  )
}
