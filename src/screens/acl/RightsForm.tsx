/** Form of rights: the tree, the effective rights with their source, and the changes before saving. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import { actingRole } from '#domain/access/impersonation.ts'
import { currentUser } from '#providers/session.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { UnsavedWarning } from '#resources/form/UnsavedWarning.tsx'
import type { Acl, Subject } from './acl.ts'
import { DifferenceBar } from './DifferenceBar.tsx'
import { EffectiveList } from './EffectiveList.tsx'
import { RoleTree } from './RoleTree.tsx'
import { SearchField } from './SearchField.tsx'
import { useRightsForm } from './useRightsForm.ts'

export const RightsForm = ({ subject, roles }: { subject: Subject; roles: Acl['roles'] }) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { form, chosen, error, toggle, save } = useRightsForm(subject)
  const me = currentUser()
  const isOwn = subject.kind === 'user' && String(subject.id) === String(me?.id)
  const isActing = me?.acl.includes(actingRole) === true
  const isLocked = isOwn || isActing
  const isHeld = (role: string) => me?.acl.includes('ROLE_SUPER_ADMIN') || me?.acl.includes(role)
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => void save(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PageTitle>{translate('acl.of', { name: subject.name })}</PageTitle>
          {!subject.active && <Chip size="small" color="warning" label={translate('show.inactive')} />}
          <Button component={LinkBase} to={`/settings/acl${subject.kind === 'user' ? '?view=users' : ''}`}>
            {translate('acl.back')}
          </Button>
        </Box>
        <Typography color="text.secondary">
          {subject.kind === 'group'
            ? translate('acl.groupLead', { smart_count: subject.members })
            : subject.group
              ? translate('acl.userLead', { name: subject.group.name })
              : translate('acl.userLeadAlone')}
        </Typography>
        <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {error && <Alert severity="error">{translate(error, { _: error })}</Alert>}
        </Box>
        {isLocked && <Alert severity="info">{translate(isOwn ? 'error.ownRoles' : 'error.whileActing')}</Alert>}
        <SearchField label={translate('acl.searchRights')} value={typed} onChange={setTyped} />
        <Box sx={columns}>
          <RoleTree
            roles={roles}
            typed={typed}
            chosen={chosen}
            before={subject.own}
            inherited={subject.inherited}
            isHeld={(role) => !isLocked && isHeld(role) === true}
            isLocked={isLocked}
            onToggle={toggle}
          />
          <EffectiveList own={chosen} inherited={subject.inherited} group={subject.group?.name} />
        </Box>
        <DifferenceBar before={subject.own} after={chosen} />
        <UnsavedWarning />
      </Box>
    </FormProvider>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const
