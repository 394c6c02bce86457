/**
 * Username and password, then a code where the account has a second factor, with what the server says of them: on the
 * sign-in page and in the dialog over a page. The bot check is done meanwhile.
 */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { signIn } from '#providers/authProvider.ts'
import { prepareBotCheck } from '#providers/botCheck.ts'
import { CallError, isObject, RefusedError, type FieldMessages } from '#providers/callErrors.ts'

type SignInFormProps = { username?: string; onSignedIn: () => void; children?: ReactNode }
type Step = keyof typeof steps

const steps = {
  account: [
    { name: 'username', label: 'ra.auth.username', type: 'text', autoComplete: 'username' },
    { name: 'password', label: 'ra.auth.password', type: 'password', autoComplete: 'current-password' },
  ],
  code: [{ name: 'code', label: 'twoFactor.signIn.code', type: 'text', autoComplete: 'one-time-code' }],
} as const

/** @param children Further buttons, beside the one that signs in. */
export const SignInForm = ({ username, onSignedIn, children }: SignInFormProps) => {
  const [step, setStep] = useState<Step>('account')
  const [errors, setErrors] = useState<FieldMessages>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const translate = useTranslate()
  const say = (key: string) => translate(key, { _: key })
  const prepare = () => prepareBotCheck('app_login')
  useEffect(prepare, [])

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React hands events of a dialog on to the form that the dialog was opened from.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const given = (name: string) => String(form.get(name) ?? '')
    const missing = steps[step].filter(({ name }) => given(name) === '')
    if (missing.length > 0)
      return fail(Object.fromEntries(missing.map(({ name }) => [name, ['ra.validation.required']])))
    setBusy(true)
    try {
      const account = { username: given('username'), password: given('password') }
      await signIn(step === 'code' ? { ...account, code: given('code') } : account)
      onSignedIn()
    } catch (error) {
      if (step === 'account' && asksForCode(error)) show('code')
      else fail(fieldsOf(error))
    } finally {
      setBusy(false)
    }
  }

  const show = (next: Step) => {
    setErrors({})
    setStep(next)
  }

  const fail = (found: FieldMessages) => {
    setErrors(found)
    const fields = steps[step]
    const first = fields.find(({ name }) => found[name]) ?? fields.at(-1)
    form.current?.querySelector<HTMLInputElement>(`[name=${first?.name}]`)?.focus()
  }

  const known: readonly string[] = steps[step].map(({ name }) => name)
  const common = Object.entries(errors).find(([field]) => !known.includes(field))?.[1][0]
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onFocus={prepare}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {common !== undefined && <Alert severity="error">{say(common)}</Alert>}
      </Box>
      {/* What was typed stays there for the second step, out of sight. */}
      <Box sx={{ display: step === 'account' ? 'contents' : 'none' }}>
        {steps.account.map(({ name, label, ...input }) => (
          <TextField
            key={name}
            {...input}
            {...messageOf(errors[name]?.[0] && say(errors[name][0]))}
            name={name}
            label={translate(label)}
            defaultValue={name === 'username' ? username : undefined}
            autoFocus={name === (username ? 'password' : 'username')}
            required
            fullWidth
            size="medium"
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
        ))}
      </Box>
      {step === 'code' && (
        <TextField
          {...messageOf(errors.code?.[0] && say(errors.code[0]), translate('twoFactor.signIn.help'))}
          name="code"
          label={translate('twoFactor.signIn.code')}
          autoComplete="one-time-code"
          autoFocus
          required
          fullWidth
          size="medium"
          slotProps={{ htmlInput: { inputMode: 'numeric', spellCheck: false, maxLength: 32 } }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {children}
        {step === 'code' && (
          <Button variant="outlined" size="large" onClick={() => show('account')}>
            {translate('twoFactor.signIn.back')}
          </Button>
        )}
        <Button type="submit" variant="contained" size="large" disabled={isBusy} sx={{ flex: 1 }}>
          {translate(isBusy ? 'shell.signIn.busy' : 'ra.auth.sign_in')}
        </Button>
      </Box>
    </Box>
  )
}

const messageOf = (error: string | undefined, help?: string) => ({
  error: error !== undefined,
  helperText: error ?? help,
})

const asksForCode = (error: unknown): boolean =>
  error instanceof RefusedError && isObject(error.body) && error.body.secondFactor === true

const fieldsOf = (error: unknown): FieldMessages => {
  if (error instanceof RefusedError) return error.fields
  return { common: [error instanceof CallError ? error.message : 'error.generic'] }
}
