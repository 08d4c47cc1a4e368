import { createContext, useContext } from 'react';
import type { Brand } from '#brands/brand.ts';
import { kindred } from '#brands/kindred.ts';

const BrandContext = createContext<Brand>(kindred);

export const BrandProvider = BrandContext.Provider;

export function useBrand(): Brand {
  return useContext(BrandContext);
}
