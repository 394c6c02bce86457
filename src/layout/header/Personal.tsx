/** End of the header: preferences, and the account menu or the sign-in button. */
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { AppearanceMenu, LanguageMenu } from '#src/preferences/preferences.tsx'

export const Personal = () => {
  const translate = useTranslate()
  return (
    <>
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
