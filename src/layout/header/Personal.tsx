/** End of the header: preferences, and the account menu or the sign-in button. */
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { may } from '#domain/access/roles.ts'
import { currentUser } from '#providers/session.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { AppearanceMenu, LanguageMenu } from '#src/preferences/preferences.tsx'

/** Right to read `bulk-run`, as its schema says: without it the request would be refused. */
const runReader = 'ROLE_EMPLOYEE'
const RunsUnderWay = lazyPart(() => import('./RunsUnderWay.tsx'), 'nothing')

export const Personal = () => {
  const translate = useTranslate()
  return (
    <>
      {may(currentUser()?.acl ?? [], runReader) && (
        <Suspense>
          <RunsUnderWay />
        </Suspense>
      )}
      <PaletteButton />
      <LanguageMenu />
      <AppearanceMenu />
      {currentUser() ? (
        <AccountMenu />
      ) : (
        <Button variant="contained" component={LinkBase} to="/login" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
          {translate('ra.auth.sign_in')}
        </Button>
      )}
    </>
  )
}
