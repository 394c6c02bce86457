/** Set-up of a second factor: password, QR code, confirmation by a code, recovery codes. */
import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { confirmSecondFactor, prepareSecondFactor, type PreparedFactor } from '#providers/secondFactor.ts'
import { TwoFactorCodes } from './TwoFactorCodes.tsx'
import { TwoFactorQuestion } from './TwoFactorQuestion.tsx'
import { TwoFactorScan } from './TwoFactorScan.tsx'

type TwoFactorSetUpProps = {
  /** Confirmed; the recovery codes are still to be saved. */
  onConfirmed?: () => void
  onDone: () => void
  onCancel?: () => void
}

const steps = ['scan', 'confirm', 'save'] as const

export const TwoFactorSetUp = ({ onConfirmed, onDone, onCancel }: TwoFactorSetUpProps) => {
  const [prepared, setPrepared] = useState<PreparedFactor>()
  const [isScanned, setScanned] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const translate = useTranslate()

  if (!prepared) {
    return (
      <>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {translate('twoFactor.setUpLead')}
        </Typography>
        <TwoFactorQuestion
          name="password"
          submit="twoFactor.next"
          onSubmit={async (password) => setPrepared(await prepareSecondFactor(password))}
          onCancel={onCancel}
        />
      </>
    )
  }
  const active = codes ? 2 : Number(isScanned)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Stepper activeStep={active} alternativeLabel>
        {steps.map((step) => (
          <Step key={step}>
            <StepLabel>{translate(`twoFactor.steps.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {active === 0 && (
        <>
          <TwoFactorScan {...prepared} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="contained" autoFocus onClick={() => setScanned(true)}>
              {translate('twoFactor.next')}
            </Button>
            {onCancel && (
              <Button variant="outlined" onClick={onCancel}>
                {translate('twoFactor.cancel')}
              </Button>
            )}
          </Box>
        </>
      )}
      {active === 1 && (
        <Box>
          <Typography sx={{ mb: 2 }}>{translate('twoFactor.confirm')}</Typography>
          <TwoFactorQuestion
            name="code"
            submit="twoFactor.turnItOn"
            onSubmit={async (code) => {
              setCodes(await confirmSecondFactor(code))
              onConfirmed?.()
            }}
            onCancel={() => setScanned(false)}
            cancel="twoFactor.signIn.back"
          />
        </Box>
      )}
      {codes && <TwoFactorCodes codes={codes} onDone={onDone} />}
    </Box>
  )
}
