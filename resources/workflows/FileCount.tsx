/** Number of open files at a step, with a link to them. */
import Link from '@mui/material/Link'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { file } from '#schemas/generated/file.ts'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'

type FileCountProps = { step: Pick<WorkflowStep, 'id' | 'name'>; files: number; due: number }

export const FileCount = ({ step: { id, name }, files, due }: FileCountProps) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  if (files === 0) return null
  const filter = encodeURIComponent(JSON.stringify({ workflowStep: { id, name } }))
  const texts = [
    translate('workflow.files', { smart_count: files }),
    due > 0 && translate('workflow.due', { smart_count: due }),
  ]
  return (
    <Link
      component={LinkBase}
      to={`${createPath({ resource: file.name, type: 'list' })}?filter=${filter}`}
      variant="body2"
    >
      {texts.filter(Boolean).join(', ')}
    </Link>
  )
}
