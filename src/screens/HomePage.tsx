/** `/`: introduction for visitors; signed-in users are redirected to their start page. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { LinkBase, Navigate, useLocation, useTranslate } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { productTitle } from '#schemas/product.ts'
import { firstPage, useMenu } from '#src/menu/menu.ts'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { mayOpen } from '#src/pages.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { Notice } from './Notice.tsx'

const LatestNews = lazyPart(() => import('./news/LatestNews.tsx'))

export const HomePage = () => {
  const user = currentUser()
  if (!user) return <Welcome />
  const start = user.acl.includes('ROLE_CONTACT_PERSON') ? '/dashboard' : '/file/search'
  return mayOpen(start) ? <Navigate to={start} replace /> : <ToFirstPage />
}

const ToFirstPage = () => {
  const { data: items, isPending } = useMenu()
  const { state } = useLocation()
  const translate = useTranslate()
  if (isPending) return <PageSkeleton />
  if (!items) return <Notice title={translate('shell.failure.title')} text={translate('shell.menuFailed')} />
  return <Navigate to={firstPage(items) ?? '/access-denied'} replace state={state} />
}

const Welcome = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', pt: { xs: 6, sm: '14vh' }, pb: 6 }}>
      <title>{productTitle}</title>
      <Typography component="h1" sx={{ fontSize: { xs: '1.75rem', sm: '2.5rem' }, ...heading }}>
        {translate('shell.frame.welcome.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 2, mb: 4, fontSize: '1.0625rem', textWrap: 'pretty' }}>
        {translate('shell.frame.welcome.text')}
      </Typography>
      <Button variant="contained" size="large" component={LinkBase} to="/login">
        {translate('ra.auth.sign_in')}
      </Button>
      <Suspense>
        <LatestNews />
      </Suspense>
    </Box>
  )
}

const heading = { fontWeight: 680, lineHeight: 1.15, letterSpacing: '-0.025em', textWrap: 'balance' } as const
