import { Link } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'filled' | 'light' | 'outline' | 'subtle' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** As wide as what it stands in. */
  wide?: boolean;
};

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean | undefined };

/** While loading it keeps its place and the focus, and does nothing when pressed. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, iconAfter, wide, loading = false, ...rest } = props;
  const { className, children, type = 'button', onClick, ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || attributes['aria-disabled']}
    >
      <Content icon={loading ? <Spinner size={18} /> : icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  );
}

type Inside = { to: string; search?: Record<string, string>; hash?: string; href?: never };
type Outside = { href: string; to?: never };
type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  ButtonLook & { target?: string } & (Inside | Outside);

/** Looks like a button, leads somewhere: `to` a page of this app, `href` anywhere else. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconAfter, wide, className, children, ...rest } = props;
  const look = buttonClass({ variant, size, wide }, className);
  const content = (
    <Content icon={icon} iconAfter={iconAfter}>
      {children}
    </Content>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} className={look}>
      {content}
    </Link>
  );
}

type LookChoice = { [Key in 'variant' | 'size' | 'wide']?: ButtonLook[Key] | undefined };

function buttonClass({ variant = 'filled', size = 'md', wide }: LookChoice, more?: string): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, more);
}

function Content({
  icon,
  iconAfter,
  children,
}: {
  icon?: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
      {iconAfter && <span className={styles.icon}>{iconAfter}</span>}
    </>
  );
}
