/** What it takes to hash a password by Argon2id, or to guess one: 19 MiB, two passes, about 9 ms. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
