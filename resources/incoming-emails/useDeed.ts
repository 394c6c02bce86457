/** Does something with an e-mail, once, and says what kept it from being done. */
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'

const post = (path: string, body: object): Promise<unknown> =>
  call('POST', `${incomingEmail.api}/${path}` as string, { body })

export function useDeed() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)

  /** @returns Whether it was done. */
  const act = async (id: number, name: string, body: object = {}): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await post(`${id}/${name}`, body)
      notify('lifecycle.done', {
        type: 'success',
        messageArgs: { name: translate(`resources.incoming-email.actions.${name}.title`) },
      })
      return true
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
      refresh()
    }
  }

  /** @returns Number of e-mails done; refusals are shown. */
  const actOnMany = async (ids: readonly number[], name: string, body: object = {}): Promise<number> => {
    if (isBusy) return 0
    setBusy(true)
    try {
      const { done, refused } = (await post(name, { ids, ...body })) as {
        done: number[]
        refused: { errors: string[] }[]
      }
      const said = translate('inbox.many', {
        count: done.length,
        name: translate(`resources.incoming-email.actions.${name}.title`),
      })
      const [first] = refused
      notify(
        first ? `${said} ${translate('inbox.refused', { count: refused.length, why: first.errors.join(' ') })}` : said,
        { type: first ? 'warning' : 'success' },
      )
      return done.length
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
      return 0
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { isBusy, act, actOnMany }
}
