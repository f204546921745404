export * from './accounts.ts'
export * from './locations.ts'
export * from './professionals.ts'
export * from './reviews.ts'
