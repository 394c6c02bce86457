/**
 * Sign-in form: username and password, then a code if the account has a second factor. Used on the sign-in page and in
 * the dialog over a page. The bot check runs meanwhile.
 */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { signIn } from '#providers/authProvider.ts'
import { prepareBotCheck } from '#providers/botCheck/botCheck.ts'
import { CallError, isObject, RefusedError, type FieldMessages } from '#providers/callErrors.ts'

type SignInFormProps = {
  username?: string
  onSignedIn: () => void
  /** Content above and below the form, until a code is asked for. */
  above?: ReactNode
  below?: ReactNode
  /** Buttons beside the submit button. */
  children?: ReactNode
}

const plain = { autoCapitalize: 'none', spellCheck: false }
const account = [
  { name: 'username', label: 'ra.auth.username', type: 'text', autoComplete: 'username', html: plain },
  { name: 'password', label: 'ra.auth.password', type: 'password', autoComplete: 'current-password', html: plain },
]
const code = {
  name: 'code',
  label: 'twoFactor.signIn.code',
  type: 'text',
  autoComplete: 'one-time-code',
  help: 'twoFactor.signIn.help',
  html: { inputMode: 'numeric', spellCheck: false, maxLength: 32 },
} as const

export const SignInForm = ({ username, onSignedIn, above, below, children }: SignInFormProps) => {
  const [needsCode, setNeedsCode] = useState(false)
  const [errors, setErrors] = useState<FieldMessages>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const translate = useTranslate()
  const say = (key: string | undefined) => key && translate(key, { _: key })
  const prepare = () => prepareBotCheck('app_login')
  useEffect(prepare, [])

  const asked = needsCode ? [code] : account
  const show = (step: 'account' | 'code') => {
    setErrors({})
    setNeedsCode(step === 'code')
  }
  const fail = (found: FieldMessages) => {
    setErrors(found)
    const first = asked.find(({ name }) => found[name]) ?? asked.at(-1)
    form.current?.querySelector<HTMLInputElement>(`[name=${first?.name}]`)?.focus()
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles events of a dialog to the form that opened it.
    event.stopPropagation()
    const data = new FormData(event.currentTarget)
    const given = (name: string) => String(data.get(name) ?? '')
    const missing = asked.filter(({ name }) => given(name) === '')
    if (missing.length > 0)
      return fail(Object.fromEntries(missing.map(({ name }) => [name, ['ra.validation.required']])))
    setBusy(true)
    try {
      const credentials = { username: given('username'), password: given('password') }
      await signIn(needsCode ? { ...credentials, code: given('code') } : credentials)
      onSignedIn()
    } catch (error) {
      if (!needsCode && asksForCode(error)) show('code')
      else fail(fieldsOf(error))
    } finally {
      setBusy(false)
    }
  }

  const common = Object.entries(errors).find(([field]) => !asked.some(({ name }) => name === field))?.[1][0]
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onFocus={prepare}
      sx={{ display: 'grid', gap: 2 }}
    >
      {!needsCode && above}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {common !== undefined && (
          <Alert severity="error" role="none">
            {say(common)}
          </Alert>
        )}
      </Box>
      {/* Username and password stay there, out of sight: they are sent again with the code. */}
      {[...account, ...(needsCode ? [code] : [])].map(({ name, label, html, ...input }) => (
        <TextField
          key={name}
          type={input.type}
          autoComplete={input.autoComplete}
          name={name}
          label={translate(label)}
          defaultValue={name === 'username' ? username : undefined}
          autoFocus={name === 'code' || name === (username ? 'password' : 'username')}
          error={errors[name] !== undefined}
          helperText={say(errors[name]?.[0] ?? ('help' in input ? input.help : undefined))}
          required
          fullWidth
          size="medium"
          slotProps={{ htmlInput: html }}
          sx={needsCode && name !== 'code' ? { display: 'none' } : undefined}
        />
      ))}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {children}
        {needsCode && (
          <Button variant="outlined" size="large" onClick={() => show('account')}>
            {translate('twoFactor.signIn.back')}
          </Button>
        )}
        <Button type="submit" variant="contained" size="large" disabled={isBusy} sx={{ flex: 1 }}>
          {translate(isBusy ? 'shell.signIn.busy' : 'ra.auth.sign_in')}
        </Button>
      </Box>
      {!needsCode && below}
    </Box>
  )
}

const asksForCode = (error: unknown): boolean =>
  error instanceof RefusedError && isObject(error.body) && error.body.secondFactor === true

const fieldsOf = (error: unknown): FieldMessages => {
  if (error instanceof RefusedError) return error.fields
  return { common: [error instanceof CallError ? error.message : 'error.generic'] }
}
