/** New password, typed twice, with the rules it meets so far. The server decides and knows further rules. */
import CheckCircle from '@mui/icons-material/CheckCircle'
import Circle from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { passwordProblems, type AccountWords } from '#domain/access/passwordRules.ts'
import { passwordStrength } from '#domain/access/passwordStrength.ts'
import { PasswordField } from './PasswordField.tsx'
import { StrengthMeter } from './StrengthMeter.tsx'

export const newPasswordFields = ['password', 'passwordRepeat'] as const
type NewPasswordProps = {
  /** Words of the account that the password may not contain. */
  account: AccountWords
  errorAt: (field: (typeof newPasswordFields)[number]) => string | undefined
  autoFocus?: boolean
}

export const NewPassword = ({ account, errorAt, autoFocus }: NewPasswordProps) => {
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const translate = useTranslate()
  const rules = useId()
  const problems: readonly string[] = passwordProblems(password, account)
  const met = (rule: string) => password !== '' && (rule === 'repeat' ? repeat === password : !problems.includes(rule))
  return (
    <>
      <PasswordField
        name="password"
        label={translate('account.form.new')}
        autoComplete="new-password"
        error={errorAt('password')}
        describedBy={rules}
        autoFocus={autoFocus}
        onChange={setPassword}
      />
      <StrengthMeter strength={passwordStrength(password, account)} />
      <PasswordField
        name="passwordRepeat"
        label={translate('account.form.repeat')}
        autoComplete="new-password"
        error={errorAt('passwordRepeat')}
        onChange={setRepeat}
      />
      <Box id={rules}>
        <Box component="ul" sx={list}>
          {['tooShort', 'pattern', 'ofAccount', 'repeat'].map((rule) => (
            <Rule key={rule} text={translate(`account.rules.${rule}`)} isMet={met(rule)} />
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('account.rules.hint')}
        </Typography>
      </Box>
    </>
  )
}

const Rule = ({ text, isMet }: { text: string; isMet: boolean }) => {
  const translate = useTranslate()
  const Mark = isMet ? CheckCircle : Circle
  return (
    <Box component="li" sx={{ color: isMet ? 'success.main' : 'text.secondary' }}>
      <Mark aria-hidden sx={{ fontSize: 18 }} />
      <span>{text}</span>
      <span style={outOfSight}>, {translate(`account.rules.${isMet ? 'met' : 'open'}`)}</span>
    </Box>
  )
}

/** Style of text for screen readers only. */
const outOfSight = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.5,
  '& li': { display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' },
} as const
