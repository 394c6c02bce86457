/** All that someone sees whose role asks for a second factor and who has none: setting it up, or the way out. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { productName } from '#src/page/Brand.tsx'
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
      <title>{`${translate('twoFactor.title')} · ${productName}`}</title>
      <Typography component="h1" variant="h1" gutterBottom>
        {translate('twoFactor.enrol.heading')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2.5 }}>
        {translate('twoFactor.enrol.lead')}
      </Typography>
      {/* What was refused until now, the menu among it, is asked for again. */}
      <TwoFactorSetUp onDone={() => window.location.reload()} />
    </Front>
  )
}

export default TwoFactorEnrol
