/** Own account: profile, password, second factor, preferences and sessions. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { LinkBase, useTranslate } from 'react-admin'
import { actingRole } from '#domain/access/impersonation.ts'
import { currentUser } from '#providers/session.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { textPage } from '#resources/page/pageGrid.ts'
import { mayOpen } from '#src/pages.ts'
import { OwnDrafts } from '#src/screens/work/OwnDrafts.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Section } from './Section.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { TwoFactorSection } from './TwoFactorSection.tsx'

const AccountPage = () => {
  const translate = useTranslate()
  const user = currentUser()
  if (!user) return null
  // Hidden while acting as another user, whose password, second factor, preferences and sessions are private.
  const isOneself = !user.acl.includes(actingRole)
  return (
    <Box sx={textPage}>
      <PageTitle>{translate('pages.account')}</PageTitle>
      <ProfileSection user={user} />
      {isOneself && mayOpen('/change-password') && (
        <Section title={translate('account.password.title')} lead={translate('account.password.lead')}>
          <Button variant="outlined" component={LinkBase} to="/change-password" sx={{ mt: 2 }}>
            {translate('pages.changePassword')}
          </Button>
        </Section>
      )}
      {isOneself && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, '&:empty': { display: 'none' } }}>
          <TwoFactorSection />
        </Paper>
      )}
      {isOneself && <OwnDrafts />}
      {isOneself && <PreferencesSection />}
      {isOneself && <SessionsSection />}
    </Box>
  )
}

export default AccountPage
