/**
 * Second factor on the account page: state, set-up, new recovery codes, switching off. Hidden where the server has no
 * second factor.
 */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import {
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  type SecondFactorState,
} from '#providers/secondFactor.ts'
import { loadUser } from '#providers/session.ts'
import { TwoFactorCodes } from './TwoFactorCodes.tsx'
import { TwoFactorQuestion } from './TwoFactorQuestion.tsx'
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx'

type Action = 'setUp' | 'newCodes' | 'turnOff'

export const TwoFactorSection = () => {
  const { data: state, refetch } = useQuery({ queryKey: ['second-factor'], queryFn: secondFactorState })
  const [doing, setDoing] = useState<Action | 'codes' | 'nothing'>('nothing')
  const [codes, setCodes] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const translate = useTranslate()
  const notify = useNotify()
  if (!state) return null

  const leave = (message?: string) => {
    setDoing('nothing')
    setCodes([])
    void refetch()
    // The focused element has gone.
    heading.current?.focus()
    if (message) notify(message, { type: 'success' })
  }
  const handleNewCodes = async (password: string) => {
    setCodes(await renewRecoveryCodes(password))
    setDoing('codes')
  }
  const handleTurnOff = async (password: string) => {
    await removeSecondFactor(password)
    if ((await loadUser())?.mustEnrol) window.location.reload()
    else leave('twoFactor.wentOff')
  }
  return (
    <Box component="section" aria-labelledby="two-factor" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" variant="h2" id="two-factor" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {translate('twoFactor.title')}
        </Typography>
        <Chip
          size="small"
          color={state.isOn ? 'success' : 'default'}
          variant="outlined"
          label={translate(state.isOn ? 'twoFactor.isOn' : 'twoFactor.isOff')}
        />
      </Box>
      {doing === 'nothing' && <State {...state} onAction={setDoing} />}
      {doing === 'setUp' && (
        <TwoFactorSetUp
          onConfirmed={() => void refetch()}
          onDone={() => leave('twoFactor.otherDevices')}
          onCancel={() => leave()}
        />
      )}
      {(doing === 'newCodes' || doing === 'turnOff') && (
        <>
          <Typography variant="body2">{translate(`twoFactor.${doing}Lead`)}</Typography>
          <TwoFactorQuestion
            name="password"
            submit={`twoFactor.${doing}`}
            color={doing === 'turnOff' ? 'error' : 'primary'}
            onSubmit={doing === 'turnOff' ? handleTurnOff : handleNewCodes}
            onCancel={() => leave()}
          />
        </>
      )}
      {doing === 'codes' && <TwoFactorCodes codes={codes} onDone={() => leave()} />}
    </Box>
  )
}

/** Number of recovery codes left at which new ones are recommended. */
const fewCodes = 3

type StateProps = SecondFactorState & { onAction: (action: Action) => void }

const State = ({ isOn, recoveryCodes, onAction }: StateProps) => {
  const translate = useTranslate()
  const actions: readonly Action[] = isOn ? ['newCodes', 'turnOff'] : ['setUp']
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate(isOn ? 'twoFactor.codesLeft' : 'twoFactor.about', { smart_count: recoveryCodes })}
      </Typography>
      {isOn && recoveryCodes <= fewCodes && <Alert severity="warning">{translate('twoFactor.fewCodes')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map((action) => (
          <Button key={action} variant="outlined" onClick={() => onAction(action)}>
            {translate(`twoFactor.${action}`)}
          </Button>
        ))}
      </Box>
    </>
  )
}
