/** Takes the password of what is shared away, once asked: a form cannot, since what it leaves empty stays. */
import NoEncryption from '@mui/icons-material/NoEncryptionOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin'
import { callMessage } from '#resources/form/serverErrors.ts'
import { sharedInfo, type SharedInfo } from '#schemas/generated/shared-info.ts'

export const RemovePassword = () => {
  const record = useRecordContext<SharedInfo>()
  const translate = useTranslate()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const [isAsking, setAsking] = useState(false)
  if (!record?.hasPassword) return null
  const remove = () => {
    setAsking(false)
    const data = { password: null, _version: record._version }
    void update(
      sharedInfo.name,
      { id: record.id, data, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('sharing.passwordRemoved', { type: 'success' }),
        onError: (error) => notify(callMessage(error), { type: 'error' }),
      },
    )
  }
  return (
    <>
      <Button startIcon={<NoEncryption />} loading={isPending} onClick={() => setAsking(true)}>
        {translate('sharing.removePassword')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="sharing.removePassword"
        content={translate('sharing.removePasswordLead')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
