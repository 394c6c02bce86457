/** Username and password, with what the server says of them: on the sign-in page and in the dialog over a page. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { signIn } from '#providers/authProvider.ts'
import { CallError, RefusedError, type FieldMessages } from '#providers/callErrors.ts'

type SignInFormProps = { username?: string; onSignedIn: () => void; children?: ReactNode }

const fields = [
  { name: 'username', type: 'text', autoComplete: 'username' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
] as const

/** @param children Further buttons, beside the one that signs in. */
export const SignInForm = ({ username, onSignedIn, children }: SignInFormProps) => {
  const [errors, setErrors] = useState<FieldMessages>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const translate = useTranslate()
  const say = (key: string) => translate(key, { _: key })

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React hands events of a dialog on to the form that the dialog was opened from.
    event.stopPropagation()
    const given = new FormData(event.currentTarget)
    const [name, password] = fields.map((field) => String(given.get(field.name) ?? ''))
    const missing = fields.filter((field) => !given.get(field.name))
    if (missing.length > 0)
      return fail(Object.fromEntries(missing.map((field) => [field.name, ['ra.validation.required']])))
    setBusy(true)
    try {
      await signIn({ username: name ?? '', password: password ?? '' })
      onSignedIn()
    } catch (error) {
      fail(
        error instanceof RefusedError
          ? error.fields
          : { common: [error instanceof CallError ? error.message : 'error.generic'] },
      )
    } finally {
      setBusy(false)
    }
  }

  const fail = (found: FieldMessages) => {
    setErrors(found)
    const first = fields.find((field) => found[field.name]) ?? fields[1]
    form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
  }

  const known: readonly string[] = fields.map(({ name }) => name)
  const common = Object.entries(errors).find(([field]) => !known.includes(field))?.[1][0]
  return (
    <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {common !== undefined && <Alert severity="error">{say(common)}</Alert>}
      </Box>
      {fields.map(({ name, ...input }) => (
        <TextField
          key={name}
          {...input}
          name={name}
          label={translate(`ra.auth.${name}`)}
          defaultValue={name === 'username' ? username : undefined}
          autoFocus={name === (username ? 'password' : 'username')}
          error={errors[name] !== undefined}
          helperText={errors[name]?.[0] && say(errors[name][0])}
          required
          fullWidth
          size="medium"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      ))}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {children}
        <Button type="submit" variant="contained" size="large" disabled={isBusy} sx={{ flex: 1 }}>
          {translate(isBusy ? 'shell.signIn.busy' : 'ra.auth.sign_in')}
        </Button>
      </Box>
    </Box>
  )
}
