// Generated from user.schema.json by npm run codegen. Do not edit.
import { CreatePage } from '#resources/form/FormPage.tsx'

export const UserCreate = () => <CreatePage resource="user" />
