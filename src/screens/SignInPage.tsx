/** Sign-in, then the page that was asked for. Signed-in users are redirected. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { LinkBase, Navigate, useLocation, useNavigate, useNotify, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { currentUser } from '#providers/session.ts'
import { productTitle } from '#schemas/product.ts'
import { resetPath } from '#schemas/productPaths.ts'
import { AppearanceMenu, LanguageMenu } from '#src/preferences/preferences.tsx'
import { outcomeFor, pageAt } from '#src/pages.ts'
import { beginSession } from '#src/queryClient.ts'
import { Front } from './Front.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Start page of a signed-in user (specification, section 2). */
const start = '/file/search'
const mayStart = () => outcomeFor(pageAt(start), currentUser()) === 'open'

const SignInPage = () => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  const notify = useNotify()
  const target = targetOf(state)
  const [wasSignedIn] = useState(() => currentUser() !== null)
  const wasRefused = wasSignedIn && isObject(state) && state.refused === true

  useEffect(() => {
    if (wasRefused) notify('shell.refused', { type: 'warning' })
  }, [wasRefused, notify])

  if (wasRefused) return <Navigate to="/" replace state={{ refused: true }} />
  if (wasSignedIn) return <Navigate to={mayStart() ? start : '/'} replace />

  const handleSignedIn = () => {
    beginSession(currentUser())
    navigate(target, { replace: true })
  }
  return (
    <Front
      corner={
        <>
          <LanguageMenu />
          <AppearanceMenu />
        </>
      }
    >
      <title>{`${translate('pages.signIn')} · ${productTitle}`}</title>
      <Typography component="h1" variant="h1" sx={{ mb: 1.5 }}>
        {translate('shell.signIn.heading')}
      </Typography>
      <SignInForm
        onSignedIn={handleSignedIn}
        above={
          <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
            {translate('shell.signIn.lead')}
          </Typography>
        }
        below={
          <Button component={LinkBase} to={resetPath} sx={{ justifySelf: 'start', ml: -1.5 }}>
            {translate('account.reset.forgot')}
          </Button>
        }
      />
    </Front>
  )
}

/** Page that was first asked for, as react-admin passes it. */
function targetOf(state: unknown): string {
  if (!isObject(state) || typeof state.nextPathname !== 'string') return '/'
  return state.nextPathname + (typeof state.nextSearch === 'string' ? state.nextSearch : '')
}

export default SignInPage
