/** Preview on the page of a template: how its reader gets it, with samples, and a try-out to oneself. */
import Download from '@mui/icons-material/Download'
import Send from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import type { Channel } from '#domain/templates/draft.ts'
import { channelOf } from '#domain/templates/draftOf.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { isObject } from '#providers/callErrors.ts'
import { call, callForFile } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { PartProps } from '#resources/contexts/entityOptions.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { documentLanguages } from '#schemas/product.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { MailFrame } from './MailFrame.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { saveFile } from '#resources/list/export/saveFile.ts'
import type { MailShown, SmsShown } from './previewAnswers.ts'

const PdfPages = lazyPart(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

type Kind = 'mail' | 'sms' | 'pages'
const kinds: Readonly<Record<Channel, Kind>> = { email: 'mail', sms: 'sms', post: 'pages', legal: 'pages' }

export const TemplatePreview = ({ entity }: PartProps) => {
  const kind = kinds[channelOf(entity.name)]
  const translate = useTranslate()
  const record = useRecordContext()
  const languages = languagesOf(record?.languages)
  const [language, setLanguage] = useState<MessageLanguage>('nl')
  const path = `${entity.api}/${record?.id}/preview`
  const body = { language }
  const { data, error, refetch } = useQuery({
    queryKey: ['template-preview', entity.name, record?.id, record?._version, language],
    queryFn: ({ signal }): Promise<unknown> =>
      kind === 'pages' ? callForFile('POST', path, { body, signal }) : call('POST', path, { body, signal }),
    enabled: record !== undefined,
    meta: { quiet: true },
    retry: false,
  })
  return (
    <Box component="section" aria-label={translate('templates.tabs.preview')} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {translate('templates.withSamples')}
        </Typography>
        <LanguageChoice languages={languages} value={language} onChange={setLanguage} />
        {data instanceof File && (
          <Button size="small" startIcon={<Download />} onClick={() => saveFile(data)}>
            {translate('templates.download')}
          </Button>
        )}
        {kind !== 'pages' && data !== undefined && (
          <TestSend path={`${entity.api}/${record?.id}/test`} language={language} kind={kind} />
        )}
      </Box>
      {error ? <ReadFailure error={error} onRetry={refetch} /> : <Shown data={data} kind={kind} />}
    </Box>
  )
}

const Shown = ({ data, kind }: { data: unknown; kind: Kind }) => {
  if (data instanceof File) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={600} />}>
        <PdfPages file={data} />
      </Suspense>
    )
  }
  if (!isObject(data)) return <Skeleton variant="rounded" height={320} />
  if (kind === 'sms') {
    const { from, text, length } = data as SmsShown
    return <PhoneFrame sender={from} text={text} length={length} />
  }
  const { language, subject, body, from, to, replyTo, cc, annexes } = data as MailShown
  return (
    <MailFrame
      language={language}
      subject={subject}
      body={body}
      facts={[
        ['templates.from', from],
        ['templates.to', to],
        ['templates.replyTo', replyTo],
        ['templates.cc', cc],
        ['templates.annexes', annexes.join(', ')],
      ]}
    />
  )
}

type TestSendProps = { path: string; language: MessageLanguage; kind: 'mail' | 'sms' }

const TestSend = ({ path, language, kind }: TestSendProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const handleSend = async () => {
    setBusy(true)
    try {
      const answer = await call('POST', path, { body: { language } })
      const { email = '', isSent = false } = isObject(answer) ? answer : {}
      const key = kind === 'sms' ? 'templates.testSms' : isSent ? 'templates.testSent' : 'templates.testKept'
      notify(key, { type: 'success', messageArgs: { email: String(email) } })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" startIcon={<Send />} loading={isBusy} onClick={() => void handleSend()}>
      {translate('templates.test')}
    </Button>
  )
}

/** Dutch is always there; a summons has one language, which the server knows. */
const languagesOf = (value: unknown): MessageLanguage[] =>
  documentLanguages.filter((language) => Array.isArray(value) && value.includes(language))
