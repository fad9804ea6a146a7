declare module "virtual:icons" {
  const icons: Record<string, { s: number; b: string }>;
  export default icons;
}
declare module "virtual:icons/*" {
  const icons: Record<string, { s: number; b: string }>;
  export default icons;
}
declare module "@fontsource-variable/*";
