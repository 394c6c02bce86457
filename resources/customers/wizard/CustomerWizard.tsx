/**
 * Wizard for a new client, with a first contact person and the start of its due diligence; nothing is stored before
 * the last step.
 */
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useGetResourceLabel, useLocation, useRedirect, useTranslate } from 'react-admin'
import { customer } from '#schemas/generated/customer.ts'
import { CopiedRecord } from '#resources/form/CopiedRecord.tsx'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { textPage } from '#resources/page/pageGrid.ts'
import { openDraft } from './draft.ts'
import { Intake } from './Intake.tsx'

export const CustomerWizard = () => {
  const translate = useTranslate()
  const redirect = useRedirect()
  const label = useGetResourceLabel()('customer', 1)
  // Read once: the address changes with every step.
  const [duplicate] = useState(new URLSearchParams(useLocation().search).get('duplicate') ?? undefined)
  const surface = {
    in: 'page' as const,
    mode: 'create' as const,
    duplicate,
    onSaved: () => undefined,
    onCancel: () => redirect('list', 'customer'),
  }
  return (
    <Box sx={textPage}>
      <PageTitle>{translate('ra.page.create', { name: label })}</PageTitle>
      {duplicate === undefined ? (
        <Fresh />
      ) : (
        <CopiedRecord entity={customer} id={duplicate} surface={surface}>
          {(copy) => <Fresh start={copy} />}
        </CopiedRecord>
      )}
    </Box>
  )
}

const Fresh = ({ start }: { start?: Readonly<Record<string, unknown>> }) => {
  const [draft] = useState(() => openDraft(start))
  return <Intake draft={draft} />
}
