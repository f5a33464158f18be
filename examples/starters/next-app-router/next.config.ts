import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // Also builds a server that runs without `node_modules`, in `.next/standalone`.
  output: 'standalone',
};

export default nextConfig;
