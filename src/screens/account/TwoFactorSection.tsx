/**
 * The second factor on the page of one's own account: whether it is on, setting it up, new recovery codes, turning it
 * off. Shows nothing where the server knows none.
 */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { removeSecondFactor, renewRecoveryCodes, secondFactorState } from '#providers/secondFactor.ts'
import { TwoFactorCodes } from './TwoFactorCodes.tsx'
import { TwoFactorQuestion } from './TwoFactorQuestion.tsx'
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx'

type Doing = 'nothing' | 'setUp' | 'newCodes' | 'turnOff'

/** As few as this, and it is time for new ones. */
const fewCodes = 3

export const TwoFactorSection = () => {
  const { data: state, refetch } = useQuery({ queryKey: ['second-factor'], queryFn: secondFactorState })
  const [doing, setDoing] = useState<Doing>('nothing')
  const [codes, setCodes] = useState<readonly string[]>()
  const translate = useTranslate()
  const notify = useNotify()
  if (!state) return null

  const finish = async (message?: string) => {
    setDoing('nothing')
    setCodes(undefined)
    await refetch()
    if (message) notify(message, { type: 'success' })
  }
  return (
    <Box component="section" aria-labelledby="two-factor" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" variant="h2" id="two-factor">
          {translate('twoFactor.title')}
        </Typography>
        <Chip
          size="small"
          color={state.isOn ? 'success' : 'default'}
          variant="outlined"
          label={translate(state.isOn ? 'twoFactor.isOn' : 'twoFactor.isOff')}
        />
      </Box>
      {doing === 'nothing' && (
        <>
          {!state.isOn && <Typography color="text.secondary">{translate('twoFactor.about')}</Typography>}
          {state.isOn && (
            <Typography color="text.secondary">
              {translate('twoFactor.codesLeft', { smart_count: state.recoveryCodes })}
            </Typography>
          )}
          {state.isOn && state.recoveryCodes <= fewCodes && (
            <Alert severity="warning">{translate('twoFactor.fewCodes')}</Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {(state.isOn ? (['newCodes', 'turnOff'] as const) : (['setUp'] as const)).map((action) => (
              <Button key={action} variant="outlined" onClick={() => setDoing(action)}>
                {translate(`twoFactor.${action}`)}
              </Button>
            ))}
          </Box>
        </>
      )}
      {doing === 'setUp' && (
        <TwoFactorSetUp onDone={() => void finish('twoFactor.otherDevices')} onCancel={() => void finish()} />
      )}
      {doing === 'newCodes' && !codes && (
        <>
          <Typography>{translate('twoFactor.newCodesLead')}</Typography>
          <TwoFactorQuestion
            name="password"
            submit="twoFactor.newCodes"
            onSubmit={async (password) => setCodes(await renewRecoveryCodes(password))}
            onCancel={() => void finish()}
          />
        </>
      )}
      {codes && <TwoFactorCodes codes={codes} onDone={() => void finish()} />}
      {doing === 'turnOff' && (
        <>
          <Typography>{translate('twoFactor.turnOffLead')}</Typography>
          <TwoFactorQuestion
            name="password"
            submit="twoFactor.turnOff"
            color="error"
            onSubmit={async (password) => {
              await removeSecondFactor(password)
              await finish('twoFactor.wentOff')
            }}
            onCancel={() => void finish()}
          />
        </>
      )}
    </Box>
  )
}

export default TwoFactorSection
