/** Changes many files at once: which, what, a preview for each, the run and its receipt. The address has the run, so that coming back loses nothing. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { keyOfRun, useRun, useRunTitle } from '#resources/list/bulk/bulkRun.ts'
import { RunBody } from '#resources/list/bulk/RunBody.tsx'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailurePage } from '#resources/page/ReadFailure.tsx'
import { handedOver, type Chosen } from './chosenFiles.ts'
import { DeedForm } from './DeedForm.tsx'
import type { FileDeed } from './deeds.ts'
import { WhatToDo } from './WhatToDo.tsx'
import { WhichFiles } from './WhichFiles.tsx'

const path = '/file/bulk-update'

const BulkUpdatePage = () => {
  const run = new URLSearchParams(useLocation().search).get('run')
  return run === null ? <Prepare /> : <Run id={run} />
}

const Prepare = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { state } = useLocation()
  const formKey = useFormKey()
  const [selection] = useState(() => handedOver(state))
  const [chosen, setChosen] = useState<Chosen | undefined>(selection)
  const [deed, setDeed] = useState<FileDeed>()

  const handlePreview = async (values: Readonly<Record<string, unknown>>) => {
    if (!deed || !chosen) return
    const body = { action: deed.action, values, ...chosen.which }
    const { run } = await formKey.send((key) => call('POST', '/api/v4/file/bulk/preview', { body, key }))
    queryClient.setQueryData(keyOfRun(run.id), run)
    navigate(`${path}?run=${run.id}`)
  }
  return (
    <Box sx={widePage}>
      <PageTitle>{translate('pages.bulkUpdate')}</PageTitle>
      <Typography color="text.secondary">{translate('manyFiles.intro')}</Typography>
      <Step title={translate('manyFiles.which')}>
        <WhichFiles {...{ chosen, selection }} onChosen={setChosen} />
      </Step>
      <Step title={translate('manyFiles.todo')}>
        <WhatToDo deed={deed} onChoose={setDeed} />
        {deed && (
          <DeedForm
            key={deed.name}
            deed={deed}
            isReady={chosen !== undefined && chosen.count > 0}
            onPreview={handlePreview}
          />
        )}
      </Step>
    </Box>
  )
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2.5 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography id={heading} component="h2" variant="h6">
        {title}
      </Typography>
      {children}
    </Paper>
  )
}

const Run = ({ id }: { id: string }) => {
  const translate = useTranslate()
  const titleOf = useRunTitle()
  const { data: run, error, refetch } = useRun(id)
  if (error && !run) return <ReadFailurePage resource="bulk-run" error={error} onRetry={refetch} />
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{run ? titleOf(run) : ''}</PageTitle>
        <Button component={LinkBase} to={path}>
          {translate('manyFiles.another')}
        </Button>
      </Box>
      {run ? <RunBody run={run} /> : <Skeleton variant="rounded" height={240} />}
    </Box>
  )
}

export default BulkUpdatePage
