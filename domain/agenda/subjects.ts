/** Subjects of items that only the program makes; nobody chooses them (specification, section 3). */
export const systemSubjects: readonly string[] = ['vo_address', 'received_advance', 'terminated', 'state_of_affairs']
