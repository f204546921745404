const LOCAL = ['localhost', '127.0.0.1', '[::1]', '::1']

/** Whether a host name is what this machine calls itself: nobody is between. */
export const isLocalHost = (hostname: string): boolean => LOCAL.includes(hostname)
