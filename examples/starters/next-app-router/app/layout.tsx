import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'My club' };

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>{children}</body>
    </html>
  );
}
