/** The revisions of a workflow, the files that are in each, and moving those of an earlier one here. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Confirm, LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useMay } from '#resources/contexts/may.ts'
import { Section } from '#resources/show/Section.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { workflow as workflows } from '#schemas/generated/workflow.ts'
import { useMoveFiles } from './useMoveFiles.ts'
import type { Course } from './useSteps.ts'

type RevisionsProps = { workflow: number; status: string; course: Course; onMoved: () => Promise<void> }

export const Revisions = ({ workflow, status, course, onMoved }: RevisionsProps) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const may = useMay()
  const [asked, setAsked] = useState<Course['revisions'][number]>()
  const { move, isBusy, moved } = useMoveFiles(workflow, onMoved)
  const own = course.revisions.find(({ id }) => id === workflow)
  const mayMove = status === 'active' && may(workflows.access.create)
  return (
    <Section anchor="revisions" title={translate('workflow.revisions')}>
      <Paper variant="outlined" sx={{ px: 2 }}>
        {course.revisions.map((one) => (
          <Box
            key={one.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              minHeight: 44,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            {one.id === workflow ? (
              <Typography component="span" sx={{ fontWeight: 600 }} aria-current="page">
                {translate('workflow.revision', { revision: one.revision })}
              </Typography>
            ) : (
              <Link component={LinkBase} to={createPath({ resource: workflows.name, type: 'show', id: one.id })}>
                {translate('workflow.revision', { revision: one.revision })}
              </Link>
            )}
            <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
              {[
                translate(`resources.workflow.values.status.${one.status}`),
                one.activatedAt && translate('workflow.since', { day: formatDay(one.activatedAt.slice(0, 10)) }),
                one.files > 0 && translate('workflow.files', { smart_count: one.files }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {mayMove && one.files > 0 && own && one.revision < own.revision && (
              <Button size="small" loading={isBusy} onClick={() => setAsked(one)}>
                {translate('workflow.moveFiles')}
              </Button>
            )}
          </Box>
        ))}
      </Paper>
      <Typography role="status" variant="body2" color="text.secondary">
        {moved > 0 && translate('workflow.movedFiles', { smart_count: moved })}
      </Typography>
      <Confirm
        isOpen={asked !== undefined}
        title={translate('workflow.moveFiles')}
        content={translate('workflow.moveQuestion', { smart_count: asked?.files ?? 0, revision: asked?.revision ?? 0 })}
        onConfirm={() => {
          if (asked) void move(asked.id)
          setAsked(undefined)
        }}
        onClose={() => setAsked(undefined)}
      />
    </Section>
  )
}
