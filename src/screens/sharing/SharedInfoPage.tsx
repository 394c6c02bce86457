/** Shared information behind a link: open to visitors, hidden from search engines. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { AppearanceMenu, LanguageMenu } from '#src/preferences/preferences.tsx'
import { productTitle } from '#schemas/product.ts'
import { FormError } from '#src/screens/account/FormError.tsx'
import { PasswordField } from '#src/screens/account/PasswordField.tsx'
import { useSubmit } from '#src/screens/account/useSubmit.ts'
import { Front } from '#src/screens/Front.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const RichText = lazyPart(async () => ({ default: (await import('#resources/richText/RichText.tsx')).RichText }))

const path = '/api/v4/shared-info/view'
type Answer = Answers['GET'][`${typeof path}/{token}`]

const SharedInfoPage = () => {
  const token = encodeURIComponent(useLocation().pathname.split('/').at(-1) ?? '')
  const translate = useTranslate()
  const [unlocked, setUnlocked] = useState<Answer | null>(null)
  // Requested once: each request counts as a view.
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['shared-info', token],
    queryFn: () => call('GET', `${path}/${token}`, { signIn: false }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const answer = unlocked ?? data
  const title = answer?.state === 'open' ? answer.title : translate(`sharing.state.${answer?.state ?? 'locked'}`)
  return (
    <Front
      width={760}
      corner={
        <>
          <LanguageMenu />
          <AppearanceMenu />
        </>
      }
    >
      <title>{`${title} · ${productTitle}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {error ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : isPending ? (
        <Skeleton variant="rounded" height={160} />
      ) : (
        <>
          <Typography component="h1" variant="h1" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {answer?.state === 'open' ? (
            <>
              <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
                <RichText html={answer.content} />
              </Suspense>
              <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 3 }}>
                {translate('sharing.validUntil', { until: formatMoment(answer.validUntil) })}
              </Typography>
            </>
          ) : answer?.state === 'locked' ? (
            <Unlock token={token} onUnlocked={setUnlocked} />
          ) : (
            <Alert severity="info">{translate('sharing.askAgain')}</Alert>
          )}
        </>
      )}
    </Front>
  )
}

const Unlock = ({ token, onUnlocked }: { token: string; onUnlocked: (answer: Answer) => void }) => {
  const translate = useTranslate()
  const { form, isBusy, submit, common, errorAt } = useSubmit(['password'])
  const unlock = submit(async ({ password }) => {
    onUnlocked(await call('POST', `${path}/${token}/unlock`, { body: { password }, signIn: false, key: false }))
  })
  return (
    <form ref={form} noValidate onSubmit={(event) => void unlock(event)}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('sharing.lockedLead')}
      </Typography>
      <FormError text={common} />
      <PasswordField
        name="password"
        label={translate('ra.auth.password')}
        autoComplete="current-password"
        error={errorAt('password')}
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isBusy} sx={{ mt: 2 }}>
        {translate('sharing.unlock')}
      </Button>
    </form>
  )
}

export default SharedInfoPage
