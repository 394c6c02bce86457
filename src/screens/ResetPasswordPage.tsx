/**
 * A forgotten password: asks for the e-mail address, and with the link from the mail for the new password.
 *
 * The link's token leaves the address at once, so that it is in no history, bookmark or screenshot.
 */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState, type ReactNode } from 'react'
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { productTitle } from '#schemas/product.ts'
import { AppearanceMenu, LanguageMenu } from '#src/preferences/preferences.tsx'
import { AskForLink } from './account/AskForLink.tsx'
import { ChoosePassword } from './account/ChoosePassword.tsx'
import { checkLink, type Link } from './account/passwordLink.ts'
import { Front } from './Front.tsx'

type Step = 'checking' | 'ask' | 'over' | 'choose' | 'asked' | 'done'

const ResetPasswordPage = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  const [token] = useState(() => new URLSearchParams(search).get('token'))
  const [step, setStep] = useState<Step>(token ? 'checking' : 'ask')
  const [link, setLink] = useState<Link>()
  const [answer, setAnswer] = useState<string>()

  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true })
  }, [search, pathname, navigate])

  useEffect(() => {
    if (!token) return
    void checkLink(token).then((found) => {
      setLink(found)
      setStep(found ? 'choose' : 'over')
    })
  }, [token])

  const askForLink = (
    <AskForLink
      onAsked={(message) => {
        setAnswer(message)
        setStep('asked')
      }}
    />
  )
  switch (step) {
    case 'checking':
      return (
        <Card title={translate('account.reset.chooseTitle')}>
          <PageSkeleton />
        </Card>
      )
    case 'choose':
      return (
        <Card
          title={translate('account.reset.chooseTitle')}
          lead={link?.username && translate('account.reset.chooseLead', { username: link.username })}
        >
          {link && <ChoosePassword link={link} onOver={() => setStep('over')} onDone={() => setStep('done')} />}
        </Card>
      )
    case 'done':
      return (
        <Card title={translate('account.reset.doneTitle')} lead={translate('account.reset.doneLead')}>
          {/* Loads the page anew: whoever was signed in here no longer is. */}
          <Button href="/login" variant="contained" size="large" fullWidth>
            {translate('ra.auth.sign_in')}
          </Button>
        </Card>
      )
    case 'asked':
      return (
        <Card title={translate('account.reset.askedTitle')} lead={answer ?? translate('account.reset.asked')}>
          <Button variant="outlined" size="large" fullWidth onClick={() => setStep('ask')}>
            {translate('account.reset.again')}
          </Button>
          <ToSignIn />
        </Card>
      )
    default:
      return (
        <Card
          title={translate(step === 'over' ? 'account.reset.overTitle' : 'account.reset.forgot')}
          lead={translate(step === 'over' ? 'account.reset.overLead' : 'account.reset.askLead')}
        >
          {askForLink}
          <ToSignIn />
        </Card>
      )
  }
}

const Card = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Front
    corner={
      <>
        <LanguageMenu />
        <AppearanceMenu />
      </>
    }
  >
    <title>{`${title} · ${productTitle}`}</title>
    <Typography component="h1" variant="h1" gutterBottom>
      {title}
    </Typography>
    {/* Read out when a step follows another. */}
    <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
      {lead}
    </Typography>
    {children}
  </Front>
)

const ToSignIn = () => {
  const translate = useTranslate()
  return (
    <Button component={LinkBase} to="/login" sx={{ mt: 1.5, ml: -1.5 }}>
      {translate('account.reset.toSignIn')}
    </Button>
  )
}

export default ResetPasswordPage
