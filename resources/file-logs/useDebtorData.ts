/** Data of the debtor of a file that an entry may propose to change, as they stand. */
import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { call } from '#providers/http.ts'
import type { DebtorData } from '#domain/fileLog/dataChange.ts'
import { fileLog } from '#schemas/generated/file-log.ts'

/** @param isWanted Not for people of a client, who do not see the debtor's own record. */
export function useDebtorData(file: Identifier, isWanted: boolean) {
  return useQuery({
    queryKey: [fileLog.name, 'data', String(file)],
    queryFn: async ({ signal }): Promise<DebtorData> => {
      const { current } = await call('GET', `/api/v4/file/${Number(file)}/logs/data`, { signal })
      return current as DebtorData
    },
    enabled: isWanted,
    retry: false,
  })
}
