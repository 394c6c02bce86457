// Generated from user.schema.json by npm run codegen. Do not edit.
import { EditPage } from '#resources/form/FormPage.tsx'

export const UserEdit = () => <EditPage resource="user" />
