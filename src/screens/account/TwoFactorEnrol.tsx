/** The only page for a user who must set up a second factor first: set-up or sign-out. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { productTitle } from '#schemas/product.ts'
import { AppearanceMenu, LanguageMenu } from '#src/preferences/preferences.tsx'
import { useSignOut } from '#src/page/useSignOut.ts'
import { Front } from '#src/screens/Front.tsx'
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx'

const TwoFactorEnrol = () => {
  const translate = useTranslate()
  const signOut = useSignOut()
  return (
    <Front
      width={520}
      corner={
        <>
          <LanguageMenu />
          <AppearanceMenu />
          <Button onClick={() => void signOut()}>{translate('ra.auth.logout')}</Button>
        </>
      }
    >
      <title>{`${translate('twoFactor.title')} · ${productTitle}`}</title>
      <Typography component="h1" variant="h1" gutterBottom>
        {translate('twoFactor.enrol.heading')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2.5 }}>
        {translate('twoFactor.enrol.lead')}
      </Typography>
      {/* Loads the page anew: requests refused until now, the menu among them, succeed with the second factor. */}
      <TwoFactorSetUp onDone={() => window.location.reload()} />
    </Front>
  )
}

export default TwoFactorEnrol
